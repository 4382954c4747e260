#!/bin/sh
echo Segmentation fault; exec cat >/dev/null
