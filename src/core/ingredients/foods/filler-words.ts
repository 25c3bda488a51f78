/**
 * Words that name no food, such as a size, state, cut, color or place. After a food, they don't change its contents.
 * Units come from the unit list.
 */
export const fillerWords = `
    grating gratings dusting sprinkling scattering hint touch swirl dollop heap shake hunk nub goodly turn turns
    several grain little bit adjust add consistency no added home preserved commercial an of to for into on at with
    without and or plus from by as about approx approximately around per more less only very just well if needed
    desired required necessary optional taste serve garnish finish top drizzling brushing greasing frying cooking
    rolling decorating decoration decorate coating baking roasting dipping pan dish bowl use using used your choice
    favourite favorite such like any own some other another also additional divided separately separated optionally
    preferably good best quality fresh freshly frozen dried dry raw cooked uncooked ripe unripe overripe firm soft
    softened hard tender crisp crispy crunchy smooth chunky coarse coarsely fine finely thick thickly thin thinly
    rough roughly lightly loosely tightly firmly heaped heaping scant packed generous mini baby bite long short wide
    narrow round flat whole half halved halves quarter quartered third thirds chunk chunks cubed sliced ribbon ribbons
    ring rings rounds coin coins matchstick matchsticks julienne julienned floret florets shred shreds shredded shaved
    shaving shavings grated zested zest juice juiced rind peel peeled unpeeled pith skin skinned skinless boneless
    bone boned deboned deveined shelled unshelled hulled husked pitted stoned unpitted seeded deseeded seedless cored
    trimmed topped tailed stemmed destemmed root roots heart hearts cob cobs kernel kernels seed seeds berry berries
    flake flakes flaked flakey flaky granule granules granulated crystals powder powdered ground crushed cracked
    crumbled crumb crumbs mashed pureed puree pulp flesh blended beaten whisked whipped sifted melted chilled cold
    cool cooled warm warmed hot lukewarm tepid boiling boiled hardboiled softboiled room temperature toasted untoasted
    roasted unroasted grilled charred fried sauteed steamed blanched poached smoked cured pickled canned tinned jarred
    bottled bagged packaged prepared ready readymade made homemade bought shop leftover rinsed drained undrained
    washed cleaned scrubbed soaked patted squeezed pressed thawed defrosted reserved saved chopped minced diced cut
    crosswise lengthwise lengthways diagonally bias torn snipped picked slivered sliver spiralized spiralised
    butterflied split scored rolled unrolled crumbly stuffed removed discarded unsalted salted unsweetened sweetened
    sweet sour bitter tart mild spicy plain natural pure virgin organic bio free range farmed wild local seasonal cage
    grass lean fat low reduced full nonfat light lite lowfat fullfat sodium salt sugar strength instant quick active
    unflavored unflavoured flavored flavoured neutral strong aged mature young old vintage percent red green yellow
    white black brown pink purple blue orange golden gold dark pale thumb squeeze glug ball log roll steak breast
    breasts thigh thighs leg legs loin shoulder neck saddle weight total equivalent couple few measure italian french
    greek spanish mexican thai japanese korean chinese indian turkish english american irish scottish swiss dutch
    danish hungarian european asian mediterranean persian californian sicilian tuscan vietnamese moroccan style type
    variety brand regular standard normal everyday traditional basic assorted mixed mix blend combination selection
    day kosher side down up diameter across between tops bottom ends end tip tips inner outer center centre tough
    woody fibrous excess until then before after when while it them they is are was not too we i you this that these
    those see note notes above below follows kitchen deep shallow heavy creamy crusty country starchy bittersweet
    semisweet candied glace chip chips belly butt chop chops roast rasher rashers spear spears shoot shoots frond
    fronds needle needles cap caps liquor extract essence concentrate segment segments paste nest nests gel colored
    coloured multicolored rainbow edible flower flowers fleshed pulled fruity dipped popped pinhead crisped finger
    crown length vine wholegrain wholemeal loose unwaxed waxed thumbnail knuckle haunch shin tail tails jointed lump
    lumps flavourful flavorful nice lovely high protein powdery supermarket ideally possible available substitute
    substituted instead replace replaced alternatively option either both even
  `
