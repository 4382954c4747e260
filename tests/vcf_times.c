#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>
#include "../csrc/inarow_attack.h"
static double now(void){struct timespec t;clock_gettime(CLOCK_MONOTONIC,&t);return t.tv_sec*1e6+t.tv_nsec/1e3;}
static int by_size(const void*a,const void*b){double x=*(double*)a,y=*(double*)b;return(x>y)-(x<y);}
int main(int argc,char**argv){
 inarow_spec spec={.width=15,.height=15,.colours=2,.pass=true};
 spec.win[0]=(inarow_win){.length=5,.exactly=true};spec.win[1]=(inarow_win){.length=5};
 spec.forbid[0]=INAROW_OVERLINE|INAROW_DOUBLE_FOUR|INAROW_DOUBLE_THREE;
 inarow_error error;inarow_rules*rules=malloc(inarow_rules_size());if(!inarow_compile(&spec,rules,&error))return 1;
 inarow_attack*attack=malloc(inarow_attack_size(16));inarow_attack_open(attack,16,rules);
 inarow_position*p=malloc(inarow_position_size(rules));
 char line[1000];double times[2000];int n=0,wrong=0;uint64_t nodes=0;
 inarow_attack_bounds b={.shortest=argc>1};inarow_attack_line l;
 while(fgets(line,sizeof line,stdin)){ if(line[0]=='#')continue; char who,word[10];int length=0;sscanf(line+226,"%c %s %d",&who,word,&length);
  uint8_t cells[225];for(int i=0;i<225;i++)cells[(14-i/15)*15+i%15]=line[i]=='X'?0:line[i]=='O'?1:255;
  uint8_t colour=who=='X'?0:1; inarow_setup(rules,p,cells,colour);
  double best=1e9;for(int r=0;r<5;r++){inarow_attack_open(attack,16,rules);double t=now();inarow_vcf(attack,p,colour,&b,&l);t=now()-t;if(t<best)best=t;}
  nodes+=l.nodes;times[n++]=best;
  if((l.answer==1)!=(length>0)||(b.shortest&&l.length!=length)){if(wrong++<5)printf("case %d %c %s %d got %d %d\n",n,who,word,length,l.answer,l.length);}
  if(l.answer==1&&l.points!=2*l.length-1)printf("points %d\n",n);
 }
 qsort(times,n,sizeof*times,by_size);printf("%d cases, %d wrong, median %.1f us, 95%% %.1f, slowest %.1f, nodes %lu\n",n,wrong,times[n/2],times[n*95/100],times[n-1],nodes);}
