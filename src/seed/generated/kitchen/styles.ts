import type { Template } from '../fill.ts'

/** A title prefix with its extra ingredients, its category and the kinds of dish it suits (all if omitted). */
export interface Style {
  title: string
  line?: Template
  category?: string
  suits?: ReadonlyArray<string>
  minutes?: number
}

const simmered = ['stew', 'curry', 'soup', 'chili', 'rice']

export const savouryStyles: ReadonlyArray<Style> = [
  { title: 'Easy' },
  {
    title: 'Creamy',
    line: '[100|150] ml double cream',
    suits: ['pasta', 'soup', 'curry', 'stew', 'casserole', 'italian'],
  },
  { title: 'Spicy', line: '1 tsp chilli flakes', category: 'spicy' },
  { title: 'Quick', category: 'quick' },
  { title: 'Crispy', suits: ['tacos', 'fried', 'sheet pan', 'appetizer', 'salad', 'burgers', 'sandwich'] },
  { title: 'Healthy', category: 'healthy' },
  { title: 'Smoky', line: '2 tsp smoked paprika' },
  { title: 'Cheesy', line: '[75|100] g cheddar, grated' },
  { title: 'One-Pot', category: 'one pot', suits: simmered },
  { title: 'Slow-Cooker', category: 'slow cooker', suits: ['stew', 'curry', 'soup', 'chili'], minutes: 360 },
  {
    title: '30-Minute',
    category: '30-minute meals',
    suits: ['pasta', 'curry', 'noodles', 'tacos', 'soup', 'asian'],
    minutes: 20,
  },
  { title: 'Garlicky', line: '[4|5|6] garlic cloves, sliced' },
  { title: 'Hearty', category: 'comfort food' },
  { title: 'Weeknight', category: 'weeknight' },
  { title: 'Sticky', line: '[2|3] tbsp honey', suits: ['asian', 'sheet pan', 'grill', 'fried', 'noodles'] },
  { title: 'Simple' },
  { title: 'Zesty', line: '1 lemon, zested' },
  { title: 'Herby', line: '1 handful mixed soft herbs, chopped' },
  { title: 'Rustic' },
  { title: 'Summer', category: 'summer' },
  { title: 'Winter', category: 'winter' },
  { title: 'Roasted', category: 'roasts', suits: ['salad', 'soup', 'appetizer', 'pizza'] },
  { title: 'Warming', category: 'winter', suits: simmered },
  { title: 'Loaded', category: 'party food' },
  { title: 'Fiery', line: '2 bird’s eye chillies, sliced', category: 'spicy' },
  { title: 'Light', category: 'light meals' },
  { title: 'Family', category: 'family' },
  { title: 'Golden', line: '1/2 tsp ground turmeric' },
  { title: 'Autumn', category: 'autumn' },
  { title: 'Spring', category: 'spring' },
  { title: 'Peppery', line: '2 tsp crushed black peppercorns' },
  { title: 'Sweet and Sour', line: '2 tbsp rice vinegar', suits: ['asian', 'stew'] },
  { title: 'Five-Ingredient', category: 'five ingredients' },
  { title: 'Charred', suits: ['salad', 'tacos', 'grill', 'noodles'] },
  { title: 'Nutty', line: '40 g toasted almonds, chopped' },
  { title: 'Boozy', line: '100 ml dry sherry', suits: ['stew', 'casserole'] },
]

export const sweetStyles: ReadonlyArray<Style> = [
  { title: 'Easy' },
  { title: 'Classic' },
  { title: 'Fluffy', suits: ['breakfast', 'cake', 'muffins', 'bread'] },
  { title: 'Fudgy', suits: ['bake sale', 'cookies', 'cake'] },
  { title: 'Chewy', suits: ['cookies', 'bake sale'] },
  { title: 'Old-Fashioned' },
  { title: 'Spiced', line: '2 tsp mixed spice' },
  { title: 'Creamy', line: '100 ml double cream', suits: ['drinks', 'no-bake', 'ice cream', 'breakfast'] },
  { title: 'Mini', category: 'party food' },
  { title: 'Moist', suits: ['cake', 'muffins'] },
  { title: 'Sticky', line: '3 tbsp golden syrup' },
  { title: 'Bakery-Style', suits: ['baking'] },
  { title: 'Boozy', line: '50 ml dark rum' },
  { title: 'Glazed', line: '100 g icing sugar', suits: ['cake', 'bread', 'muffins', 'cookies'] },
  { title: 'Crunchy', suits: ['cookies', 'breakfast', 'comfort food'] },
  { title: 'Silky', suits: ['no-bake', 'drinks', 'ice cream'] },
  { title: 'Christmas', category: 'christmas' },
  { title: 'Easter', category: 'easter' },
  { title: 'Birthday', category: 'birthday', suits: ['cake', 'cookies'] },
  { title: 'Double', suits: ['cookies', 'bake sale', 'muffins'] },
  { title: 'Toasted' },
  { title: 'Whipped', suits: ['no-bake', 'drinks'] },
  { title: 'Summer', category: 'summer' },
  { title: 'Giant', suits: ['cookies', 'muffins'] },
  { title: 'Brown Sugar', line: '100 g dark brown sugar' },
  { title: 'Sour Cream', line: '150 ml soured cream', suits: ['cake', 'muffins', 'pie'] },
]

/** Categories for the day, the tool or the guests. Most common first, with a long tail. */
export const occasions: ReadonlyArray<string> =
  'family,budget,make ahead,kids,freezer-friendly,party food,meal prep,date night,christmas,lunchbox,picnic,air fryer,bbq,thanksgiving,entertaining,high-protein,instant pot,leftovers,game day,potluck,halloween,student,store cupboard,zero waste,camping,mother’s day,valentine’s day,new year,ramadan,diwali,lunar new year,hanukkah,passover,midsummer,bonfire night,oktoberfest,st patrick’s day,burns night,carnival,harvest,bento,meze,tapas,street food,afternoon tea,high tea,brunch party,buffet,finger food,fermented,foraged,smoked,griddle,dutch oven,bread machine,pressure cooker,wok,clay pot,sous vide,toddler,post-workout,wartime,heirloom'.split(
    ',',
  )
