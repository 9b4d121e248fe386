/** Means, substances and amounts. */
export const means = {
  pills: [
    'pill/pills/meds/tablets/capsules/antidepressants/tylenol/xanax/ambien/benzos/klonopin/percs/percocet/oxys/seroquel/trazodone/advil/ibuprofen/acetaminophen/medication/sertraline/prozac/zoloft/gabapentin/lithium',
    'sleeping pills/tablets/meds',
    'pastilla/pastillas/antidepresivos/pildoras/clonazepam/rivotril/clona/alprazolam/paracetamol/tramadol/diazepam/tafil/medicamento/medicamentos/remedios/medicinas/ansioliticos/somniferos/sertralina/quetiapina',
  ],
  // Medicine that is dangerous in number, named or not.
  medicine: [
    '{pills}',
    'prescription/prescriptions/receta/recetas',
    'benadryl/aspirin/aspirins/melatonin/nyquil/valium/ativan/lorazepam/methadone/insulin/caps/pill/bars/painkillers/opioids/oxy/morphine/sudafed/lexapro/adderall/them/unisom/hydroxyzine/excedrin/aleve/motrin/naproxen',
    'aspirinas/aspirina/ibuprofeno/insulina/lorazepam/morfina/metadona/pepas/tabletas/capsulas/fluoxetina/carbamazepina/diclofenaco/naproxeno/amitriptilina/pastas/calmantes/ansioliticos/jarabe',
  ],
  sedative: [
    'sleeping pill/pills/meds',
    'xanax/ambien/benzos/klonopin/valium/ativan/percs/percocet/oxy/oxys/opioids/painkillers/methadone/trazodone/bars/pills/morphine/norco/vicodin/heroin/fentanyl/rivotril*/tafil*/lyrica/lorazepam/gabapentin/pastillas/rivotril/clonazepam/clona/alprazolam/tafil/diazepam/tramadol/lorazepam/somniferos/morfina/heroina/fentanilo/metadona/ansioliticos',
  ],
  alcohol: [
    'vodka/whiskey/whisky/tequila/rum/wine/beer/beers/alcohol/booze/liquor/drinking/gin/bourbon/drinks/drunk/ron/vino/cerveza/cervezas/aguardiente/mezcal/trago/tragos/chelas/caguama/caguamas/pisto/borracho/borracha/copete/fernet/tomando',
  ],
  drug: [
    'heroin/fentanyl/fent/meth/coke/cocaine/crack/dope/blues/smack/ice/speed/molly/mdma/ketamine/h/tina/heroina/fentanilo/coca/cocaina/cristal/piedra/perico/pasta/paco/merca/tusi/mota/hierba/droga/drogas/drugs/weed/opioids/pills',
  ],
  weapon: [
    'gun/knife/rifle/pistol/shotgun/machete/blade/bat/firearm/revolver/axe/hammer/razor/weapon',
    'pistola/cuchillo/arma/navaja/escopeta/rifle/machete/bate/martillo/fierro/fusca/cuete/puñal/chuchillo',
  ],
  'hard-place': [
    'floor/wall/stairs/ground/hair/car/outside/piso/pared/escaleras/suelo/pelo/cabello/cama/carro',
  ],
  noose: ['rope/noose/belt/cord/razor/blades/soga/cuerda/cinturon/lazo/mecate/horca/navajas/helium/charcoal'],
  lethal: ['{weapon}', '{noose}', '{pills}', 'gas/poison/veneno/pastillas/insulin/insulina/bleach/cloro'],
  'within-reach': [
    'in my hand/hands/mouth/lap/drawer/room/bag',
    'in front of me',
    'next to me/my',
    'beside me',
    'right here',
    'on my/the bed/table/lap/nightstand/desk',
    'here with me',
    'to my head',
    'en la/mi/las/mis mano/manos/mesa/boca/cajon/cama/cuarto',
    'al lado/alcance',
    'a mi lado',
    'enfrente de mi',
    'frente a mi',
    'conmigo',
    'aqui',
    'a la mano',
  ],
  much: [
    'all/whole/bunch/handful/ton/tons/entire/loads/lots/too/bottle/fistful/half',
    'a lot',
    'way too',
    'so many',
    '#',
    'thirty/forty/fifty/twenty/sixty/hundred/dozen',
    'todas/todos/todo/toda/monton/monton/frasco/puñado/demasiadas/demasiados/caja/blister/entero/chingo/bola/muchas/muchos/tira/bocha',
    'veinte/treinta/cuarenta/cincuenta/sesenta',
  ],
};
