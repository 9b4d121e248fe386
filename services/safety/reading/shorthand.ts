/**
 * Short and slangy spellings, and the words they stand for. Every rule is written with the words on the right, and
 * a message is read with them too, so that "gonna", "going to" and "gunna" are one thing.
 */
const written = `
im=i am | ive=i have | id=i would | ill=i will | imma=i am going to | ima=i am going to | idk=i do not know
idc=i do not care | dont=do not | dnt=do not | doesnt=does not | didnt=did not | cant=can not | cannot=can not
couldnt=could not | wouldnt=would not | shouldnt=should not | wont=will not | isnt=is not | arent=are not
wasnt=was not | werent=were not | havent=have not | hasnt=has not | hadnt=had not | aint=is not
hes=he is | shes=she is | theyre=they are | youre=you are | youve=you have | thats=that is | its=it is | theres=there is
hed=he would | shed=she would | theyd=they would | theyll=they will | itll=it will | itd=it would
whats=what is | wheres=where is | weve=we have | wanna=want to | wana=want to | wnna=want to | gonna=going to
gunna=going to | gona=going to | finna=going to | gotta=got to | tryna=trying to | tryin=trying | lookin=looking
u=you | ur=your | abt=about | bout=about | cuz=because | bc=because | becuz=because | rn=right now | tn=tonight
2nite=tonight | tonite=tonight | 2night=tonight | 2day=today | tmrw=tomorrow | tmr=tomorrow | tmw=tomorrow | tomoro=tomorrow
2morrow=tomorrow | bf=boyfriend | gf=girlfriend | w=with | til=until | nite=night | dis=this | da=the | alot=a lot
kms=kill myself | kys=kill yourself | myslef=myself | mysef=myself | meself=myself
od=overdose | oding=overdosing | oded=overdosed | odn=overdosing
sewerslide=suicide | sewerside=suicide | sewercide=suicide | suicidul=suicidal | sooicide=suicide
unaliving=killing | unalive=kill | unalived=killed
thx=thanks | pls=please | bday=birthday | ppl=people | smth=something | n=and | rlly=really | rly=really
anymore=any more | evry=every | everynight=every night | everyday=every day
q=que | k=que | ke=que | xq=porque | pq=porque | porq=porque | xk=porque | porke=porque | x=por | d=de | m=me
toy=estoy | tas=estas | ta=esta | tamos=estamos | pa=para | aki=aqui | ay=hay | kiero=quiero | qiero=quiero | quero=quiero
qero=quiero | kisiera=quisiera | kerer=querer | kien=quien | kitarme=quitarme | kita=quita | muxo=mucho | muxas=muchas
orita=ahorita | horita=ahorita | ahorita=ahora | ahoritita=ahora | tonces=entonces | bibir=vivir | vibir=vivir | bivir=vivir
noxe=noche | oy=hoy | maniana=manana | pastiyas=pastillas | pasti=pastillas | aser=hacer | acer=hacer
matarm=matarme | mori=mori | salu2=saludos | tkm=te quiero mucho | tqm=te quiero mucho | asta=hasta | ise=hice | tngo=tengo
kede=quede | kedarme=quedarme | despertarm=despertarme | nomas=solo
`;

const lines = written.split(/[|\n]/).flatMap((entry) => {
  const [short, long] = entry.split('=').map((side) => side.trim());
  return short && long && !short.includes(' ') ? [[short, long.split(' ')] as const] : [];
});

/** The words each shorthand stands for. */
export const shorthand: ReadonlyMap<string, readonly string[]> = new Map(lines);

/** What a word is read as: its own self, or the words it is short for. */
export const spelledOut = (word: string): readonly string[] => shorthand.get(word) ?? [word];
