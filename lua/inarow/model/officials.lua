--- Who is at the table without playing.
return { organizer = true, referee = true }
