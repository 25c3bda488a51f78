/** Words of a line that name no food: size, state, cut, colour, package, place. Behind the food they change nothing about it. */
export const fillerWords = `
    a an the of to for in into on at with without and or plus from by as about approx approximately around each per
    more less extra only very just well if needed desired required necessary optional taste serve serving garnish
    finish top dusting drizzling drizzle brushing greasing frying cooking rolling sprinkling decorating decoration
    decorate coating baking roasting dipping pan tin dish bowl use using used your choice favourite favorite such
    like any own some other another also additional divided separately separated optionally preferably good best
    quality fresh freshly frozen dried dry raw cooked uncooked ripe unripe overripe firm soft softened hard tender
    crisp crispy crunchy smooth chunky coarse coarsely fine finely thick thickly thin thinly rough roughly lightly
    loosely tightly firmly heaped heaping level scant packed generous small large medium big little mini baby jumbo
    extra size sized bite long short wide narrow round flat whole half halved halves quarter quartered third thirds
    part piece pieces chunk chunks cube cubes cubed slice slices sliced strip strips ribbon ribbons stick sticks
    wedge wedges ring rings round rounds coin coins matchstick matchsticks julienne julienned floret florets shred
    shreds shredded shaved shaving shavings grated zested zest juice juiced rind peel peeled unpeeled pith skin
    skinned skinless boneless bone boned deboned deveined shelled unshelled hulled husked pitted stoned unpitted
    seeded deseeded seedless cored trimmed topped tailed stemmed destemmed stem stems stalk stalks rib ribs root
    roots bulb bulbs head heads heart hearts leaf leaves sprig sprigs bunch bunches handful handfuls clove cloves
    ear ears cob cobs kernel kernels pod pods seed seeds berry berries flake flakes flaked flakey flaky granule
    granules granulated crystals powder powdered ground crushed cracked crumbled crumb crumbs mashed pureed puree
    pulp flesh blended beaten whisked whipped sifted melted chilled cold cool cooled warm warmed hot lukewarm tepid
    boiling boiled hardboiled softboiled room temperature toasted untoasted roasted unroasted grilled charred fried
    sauteed steamed blanched poached smoked cured pickled preserved canned tinned jarred bottled bagged packaged
    prepared ready readymade made homemade store bought shop leftover rinsed drained undrained washed cleaned
    scrubbed soaked dried patted squeezed pressed thawed defrosted reserved saved chopped minced diced cut crosswise
    lengthwise lengthways diagonally bias torn snipped picked slivered sliver spiralized spiralised butterflied
    split scored rolled unrolled quartered crumbly stuffed packed separated removed discarded unsalted salted
    lightly unsweetened sweetened sweet sour bitter tart hot mild spicy plain natural pure virgin organic bio free
    range farmed wild local seasonal cage grass fed lean fat low reduced full nonfat light lite lowfat fullfat
    sodium salt sugar strength instant quick active unflavored unflavoured flavored flavoured neutral strong aged
    mature young old vintage percent red green yellow white black brown pink purple blue orange golden gold dark
    pale cup cups tsp tbsp teaspoon tablespoon ounce oz pound lb g kg gram ml litre liter quart pint gallon inch cm
    mm thumb knob pinch dash splash drop drops squeeze glug can cans tin tins jar jars bottle carton pack packet
    package packages pkg sachet box bag bags tub tube container envelope stick sticks sheet sheets block slab bar
    ball log loaf roll fillet fillets steak breast breasts thigh thighs leg legs loin shoulder neck saddle rack fat
    oz weight total equivalent dozen couple few several handfuls measure part parts italian french greek spanish
    mexican thai japanese korean chinese indian turkish english american irish scottish swiss dutch danish hungarian
    european asian mediterranean persian californian sicilian tuscan vietnamese moroccan style type variety brand
    regular standard normal everyday traditional basic assorted mixed mix blend combination selection style day
    kosher dish skin side down up inch diameter thick across between bulb tops top bottom ends end tip tips inner
    outer center centre tough woody fibrous excess until then before after when while it them they is are was not no
    too we i you this that these those see note notes recipe above below follows kitchen table deep shallow heavy
    creamy crusty country starchy bittersweet semisweet candied glace chip chips belly butt chop chops roast rasher
    rashers spear spears shoot shoots frond fronds needle needles cap caps liquor extract essence concentrate segment segments
    paste nest nests gel colored coloured multicolored rainbow edible flower flowers cooled commercial fleshed
    pulled crushed no added fruity dipped popped rolled pinhead crisped hand finger link links centre crown length
    vine tender wholegrain wholemeal bought loose unwaxed waxed thumbnail knuckle haunch shin tail tails cubed
    jointed lump lumps flavourful flavorful nice lovely favourite high protein powdery shop supermarket bought
    ideally possible available substitute substituted instead replace replaced alternatively option either both even
  `
