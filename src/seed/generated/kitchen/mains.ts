import { type Food, foods } from './food.ts'

/** Main ingredients: title word, word in the steps, ingredient line. Most common first. */
export const mains: ReadonlyArray<Food> = [
  ...foods(
    'poultry',
    `
    Chicken; chicken; [500|600|750|800] g boneless chicken thighs, [cut into chunks|trimmed|sliced]
    Chicken; chicken; [2|3|4] chicken breasts, [sliced|diced|halved]
    Turkey; turkey; [450|500|600] g turkey breast, [sliced|diced]
    Duck; duck; [2|4] duck breasts, skin scored
    Chicken Thigh; chicken thighs; [6|8] bone-in chicken thighs
    Chicken Wing; chicken wings; [900 g|1 kg] chicken wings
    Guinea Fowl; guinea fowl; 1 guinea fowl, jointed
    Quail; quail; [4|6] quail, spatchcocked
    `,
  ),
  ...foods(
    'meat',
    `
    Beef; beef; [600|750|800|900] g stewing beef, cut into [large |]chunks
    Pork; pork; [500|600|800] g pork shoulder, [diced|cut into strips]
    Lamb; lamb; [600|700|800] g lamb shoulder, [diced|trimmed and cubed]
    Steak; steak; [2|3|4] sirloin steaks, [about 200 g each|at room temperature]
    Pork Belly; pork belly; [600|800] g pork belly, cut into cubes
    Short Rib; short ribs; [1|1.2|1.5] kg beef short ribs
    Lamb Shank; lamb shanks; [2|4] lamb shanks
    Pork Chop; pork chops; 4 pork chops, [rind snipped|bone in]
    Veal; veal; [500|600] g veal shoulder, diced
    Ham Hock; ham hock; 1 ham hock, about [900 g|1 kg]
    Oxtail; oxtail; [1|1.2] kg oxtail, cut into pieces
    Venison; venison; [500|600] g venison haunch, diced
    Rabbit; rabbit; 1 rabbit, jointed
    Goat; goat; [700|800] g goat shoulder, diced
    `,
  ),
  ...foods(
    'mince',
    `
    Beef; minced beef; [400|450|500|600] g minced beef
    Pork; minced pork; [400|500] g minced pork
    Turkey; minced turkey; [400|450|500] g minced turkey
    Lamb; minced lamb; [400|500|600] g minced lamb
    Chicken; minced chicken; [400|450|500] g minced chicken
    `,
  ),
  ...foods(
    'sausage',
    `
    Sausage; sausages; [6|8] pork sausages, [sliced|skins removed]
    Chorizo; chorizo; [150|200|225] g chorizo, [sliced|diced]
    Bacon; bacon; [150|200] g smoked bacon, [chopped|cut into lardons]
    Merguez; merguez; 6 merguez sausages
    Andouille; andouille; [250|300] g andouille sausage, sliced
    Black Pudding; black pudding; 200 g black pudding, sliced
    `,
  ),
  ...foods(
    'fish',
    `
    Salmon; salmon; [2|4] salmon fillets, [skin on|pin-boned]
    Cod; cod; [400|500|600] g cod fillet, cut into [large |]pieces
    Tuna; tuna; [2|4] tuna steaks
    Haddock; haddock; [400|500] g smoked haddock
    Trout; trout; [2|4] trout fillets
    Mackerel; mackerel; [2|4] mackerel fillets
    Sea Bass; sea bass; [2|4] sea bass fillets
    Sardine; sardines; [2 tins|8 fresh] sardines
    Halibut; halibut; 4 halibut fillets
    Monkfish; monkfish; [500|600] g monkfish tail, cubed
    Hake; hake; 4 hake steaks
    Anchovy; anchovies; 1 tin anchovies, drained
    Swordfish; swordfish; 4 swordfish steaks
    Eel; eel; 300 g smoked eel, skinned
    `,
  ),
  ...foods(
    'seafood',
    `
    Prawn; prawns; [300|400|500] g raw prawns, peeled
    Crab; crab; [200|300] g white crab meat
    Mussel; mussels; [1|1.5] kg mussels, [scrubbed|cleaned]
    Squid; squid; [400|500] g squid, cut into rings
    Scallop; scallops; [8|12] scallops
    Clam; clams; 1 kg clams, soaked and rinsed
    Lobster; lobster; 1 cooked lobster
    Octopus; octopus; 1 octopus, about 1 kg, cleaned
    Crayfish; crayfish; 250 g crayfish tails
    `,
  ),
  ...foods(
    'vegetable',
    `
    Potato; potatoes; [600|750|800] g [waxy|floury|new] potatoes, [diced|sliced|halved]
    Mushroom; mushrooms; [300|400|500] g [chestnut |button |]mushrooms, sliced
    Cauliflower; cauliflower; 1 [large |]cauliflower, cut into florets
    Aubergine; aubergines; [2|3] aubergines, [diced|sliced]
    Butternut Squash; squash; 1 butternut squash, peeled and [cubed|diced]
    Sweet Potato; sweet potatoes; [2|3|4] sweet potatoes, [cubed|peeled and diced]
    Tomato; tomatoes; [500|750|800] g ripe tomatoes, [chopped|halved]
    Courgette; courgettes; [2|3|4] courgettes, [sliced|grated|diced]
    Carrot; carrots; [400|500|600] g carrots, [sliced|cut into batons]
    Broccoli; broccoli; [1|2] heads broccoli, cut into florets
    Pumpkin; pumpkin; [800 g|1 kg] pumpkin, peeled and cubed
    Leek; leeks; [2|3|4] leeks, [washed and sliced|sliced]
    Red Pepper; peppers; [3|4] red peppers, [sliced|deseeded]
    Cabbage; cabbage; [1|1/2] [white|savoy|red] cabbage, shredded
    Beetroot; beetroot; [4|5|6] beetroot, peeled and cut into wedges
    Asparagus; asparagus; [1|2] bunches asparagus, trimmed
    Parsnip; parsnips; [4|5|6] parsnips, peeled and [quartered|sliced]
    Corn; corn; [3|4] corn cobs, kernels cut off
    Fennel; fennel; [2|3] fennel bulbs, sliced
    Brussels Sprout; sprouts; [400|500] g Brussels sprouts, halved
    Celeriac; celeriac; 1 celeriac, peeled and diced
    Jerusalem Artichoke; artichokes; 500 g Jerusalem artichokes, scrubbed
    Jackfruit; jackfruit; 2 tins young jackfruit, drained
    Okra; okra; [300|400] g okra, trimmed
    Artichoke; artichokes; 1 jar artichoke hearts, drained
    Kohlrabi; kohlrabi; [2|3] kohlrabi, peeled and sliced
    Plantain; plantain; 2 ripe plantains, sliced
    Turnip; turnips; [3|4] turnips, peeled and cubed
    Salsify; salsify; 400 g salsify, peeled
    Cassava; cassava; 600 g cassava, peeled and cut into chunks
    `,
  ),
  ...foods(
    'pulse',
    `
    Chickpea; chickpeas; [1|2] tins (400 g) chickpeas, drained
    Lentil; lentils; [200|250|300] g [red|green|brown] lentils, rinsed
    Black Bean; black beans; [1|2] tins (400 g) black beans, [drained|rinsed]
    White Bean; white beans; 2 tins (400 g) cannellini beans, drained
    Kidney Bean; kidney beans; [1|2] tins (400 g) kidney beans, drained
    Butter Bean; butter beans; [1|2] tins (400 g) butter beans, drained
    Split Pea; split peas; [250|300] g [yellow|green] split peas
    Pinto Bean; pinto beans; [1|2] tins (400 g) pinto beans, drained
    Edamame; edamame; 250 g podded edamame
    Black-Eyed Pea; black-eyed peas; 2 tins (400 g) black-eyed peas, drained
    Mung Bean; mung beans; 200 g mung beans, soaked
    Broad Bean; broad beans; [250|300] g podded broad beans
    `,
  ),
  ...foods(
    'egg',
    `
    Egg; eggs; [4|6|8] eggs, hard-boiled
    Fried Egg; eggs; [2|4] eggs
    Poached Egg; poached eggs; 4 very fresh eggs
    Quail Egg; quail eggs; 12 quail eggs, boiled
    `,
  ),
  ...foods(
    'tofu',
    `
    Tofu; tofu; [280|300|400] g firm tofu, [pressed and cubed|drained and sliced]
    Tempeh; tempeh; [200|250] g tempeh, sliced
    Seitan; seitan; 250 g seitan, sliced
    `,
  ),
  ...foods(
    'cheese',
    `
    Halloumi; halloumi; [225|250] g halloumi, [sliced|cubed]
    Paneer; paneer; [225|250|400] g paneer, cubed
    Feta; feta; [150|200] g feta
    Goat Cheese; goat cheese; [120|150] g goat cheese
    Ricotta; ricotta; 250 g ricotta
    Brie; brie; 150 g brie, sliced
    Camembert; Camembert; 1 Camembert
    `,
  ),
]
