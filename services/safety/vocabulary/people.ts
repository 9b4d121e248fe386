/** Who is spoken of. */
export const people = {
  relative: [
    'brother/sister/mom/mum/mother/dad/father/son/daughter/kid/child/cousin/uncle/aunt/grandma/grandpa/grandmother/grandfather/nephew/niece/stepdad/stepmom/stepfather/stepmother/stepson/sibling/twin',
    'señora/señor/suegro/hijastra/ahijado/nieto/nieta/viejo/vieja/jefa/jefe',
    'grandson/granddaughter/grandpa/gramps/granny/nana/aunt/auntie/stepbrother/stepsister/mama/momma/daddy',
    'hermano/hermana/hermanito/hermanita/mama/papa/madre/padre/hijo/hija/hijastro/primo/prima/tio/tia/abuelo/abuela/abuelita/sobrino/sobrina/padrastro/madrastra/cunado/cunada/suegra/suegro',
  ],
  partner: [
    'husband/wife/boyfriend/girlfriend/partner/spouse/fiance/fiancee/hubby/ex/hubs',
    'ex husband/wife/boyfriend/girlfriend',
    'baby daddy',
    'esposo/esposa/marido/mujer/novio/novia/pareja/exnovio/exesposo/expareja/exmarido/concubino/vato',
    'ex novio/esposo/pareja/marido',
  ],
  friend: [
    'friend/bestie/roommate/roomie/neighbor/coworker/colleague/sponsor/sponsee/student/classmate/buddy/bro/client/mentee',
    'buddy/homie/mate/dude/pal/boss/teacher/coach/patient/member',
    'muchacho/muchacha/novia/chavo/chava/chico/chica/tipo/profe/maestro/maestra/paciente/entrenador/jefe/socio/parcero/causa',
    'amigo/amiga/mejor/companero/companera/compa/vecino/vecina/padrino/madrina/ahijado/ahijada/alumno/alumna/cuate/pana/primo',
  ],
  person: [
    '{relative}',
    '{partner}',
    '{friend}',
    'he/she/they/ella/ellos/him/her/someone/somebody/alguien/guy/girl/man/woman/teen',
  ],
  abuser: [
    '{partner}',
    'he/she/ella/they',
    'dad/father/stepdad/stepfather/mom/mother/stepmom/stepmother/uncle/brother/papa/padre/padrastro/mama/madre/madrastra/tio/hermano/hijo/son',
  ],
  family: [
    'family/kids/children/parents/mom/mum/mother/dad/father/son/daughter/sister/brother/husband/wife/everyone/everybody/people/friends/boyfriend/girlfriend/partner/world',
    'familia/hijos/hijas/hijo/hija/ninos/padres/papas/mama/papa/hermano/hermana/esposo/esposa/todos/todo/gente/amigos/mundo/pareja/novia/novio/nenes',
  ],
  victim: [
    'me/us/mom/mum/mother/sister/brother/wife/son/daughter/kids/baby',
    'my .. mom/mum/mother/sister/brother/wife/son/daughter/kids/baby/dad/stepmom/little',
    'a mi .. mama/madre/hermana/hermano/hermanita/hermanito/hijo/hija/hijos/abuela/papa',
  ],
  'victim-other': [
    'him/her/them/someone/somebody/everyone/everybody/people/that',
    'my/this/those/these/his/her/the {somebody}',
    'a mi/su/la/el/los/las/ese/esa/esos/alguien/todos',
    'a? mi/su .. {somebody}',
    'la cara/cabeza/madre',
    'lo/la',
  ],
  somebody: [
    '{partner}',
    '{relative}',
    '{friend}',
    'boss/foreman/manager/landlord/neighbor/people/guy/kids/dealer/jefe/capataz/casero/gente/patron/bebe/baby',
  ],
  child: [
    'baby/kid/kids/child/children/son/daughter/toddler/newborn',
    'bebe/nino/ninos/hijo/hija/hijos/hijas/nena/nene/guagua',
    'little brother/sister',
    'hermanito/hermanita',
  ],
};
