const words: ReadonlyArray<readonly [number, string]> = [
  [
    0.5,
    'half, half a, half an, halbe, halber, halbes, halben, demi, demie, une demi, un demi, media, medio, meia, meio, mezza, mezzo, halve, een halve, halv, halvt, en halv, et halvt, pół, půl, половина, пол, yarım, fél, pola, jumătate, μισό, μισή, puoli, 半',
  ],
  [
    1,
    'a, an, one, ein, eine, einen, einer, eines, un, une, una, uno, um, uma, een, één, en, ett, et, én, jeden, jedna, jedno, один, одна, одно, bir, egy, jedan, ένα, μία, μια, yksi, 一',
  ],
  [1.5, 'anderthalb, eineinhalb, anderhalf, anderhalve, полтора, полторы, półtora, másfél'],
  [
    2,
    'two, a couple of, a couple, zwei, deux, dos, dois, duas, due, twee, två, dwa, dwie, dva, dvě, два, две, iki, két, kettő, două, δύο, kaksi, 二, 两, 兩',
  ],
  [2.5, 'zweieinhalb, tweeënhalf, tweeënhalve'],
  [3, 'three, drei, trois, tres, três, tre, drie, trzy, tři, tri, три, üç, három, trei, τρία, kolme, 三'],
  [3.5, 'dreieinhalb, drieënhalf, drieënhalve'],
  [
    4,
    'four, vier, quatre, cuatro, quatro, quattro, fyra, cztery, čtyři, štyri, четыре, dört, négy, četiri, patru, τέσσερα, neljä, 四',
  ],
  [5, 'five, fünf, cinq, cinco, cinque, vijf, fem, pięć, pět, päť, пять, beş, öt, cinci, πέντε, viisi, 五'],
  [6, 'six, sechs, seis, sei, zes, sex, seks, sześć, šest, шесть, altı, hat, șase, έξι, kuusi, 六'],
  [7, 'seven, sieben, sept, siete, sete, sette, zeven, sju, syv, siedem, sedm, семь, yedi, hét, 七'],
  [8, 'eight, acht, huit, ocho, oito, otto, åtta, åtte, otte, osiem, osm, восемь, sekiz, nyolc, 八'],
  [9, 'nine, neun, neuf, nueve, nove, negen, nio, dziewięć, devět, девять, dokuz, kilenc, 九'],
  [10, 'ten, zehn, dix, diez, dez, dieci, tien, tio, dziesięć, deset, десять, tíz, 十'],
  [12, 'twelve, zwölf, douze, doce, doze, dodici, twaalf, tolv, dwanaście, dvanáct'],
  // Without the Spanish "quince", which is a fruit.
  [15, 'fifteen, fünfzehn, quinze, quindici, vijftien, femton, femten, piętnaście, patnáct, пятнадцать'],
  [20, 'twenty, zwanzig, vingt, veinte, vinte, venti, twintig, tjugo, tyve, dwadzieścia, dvacet, двадцать'],
  [25, 'twenty-five, fünfundzwanzig, vingt-cinq, veinticinco, venticinque, vijfentwintig'],
  [30, 'thirty, dreißig, trente, treinta, trinta, trenta, dertig, trettio, tretti, trzydzieści, třicet, тридцать'],
  [35, 'thirty-five, fünfunddreißig, trente-cinq, trentacinque, vijfendertig'],
  [40, 'forty, vierzig, quarante, cuarenta, quarenta, quaranta, veertig, fyrtio, førti, czterdzieści, čtyřicet, сорок'],
  [45, 'forty-five, fünfundvierzig, quarante-cinq, quarantacinque, vijfenveertig'],
  [60, 'sixty, sechzig, soixante, sesenta, sessenta, sessanta, zestig'],
]

/** Spelled-out numbers, by lowercase word. */
export const numberWords: ReadonlyMap<string, number> = new Map(
  words.flatMap(([value, list]) => list.split(', ').map((word): [string, number] => [word, value])),
)
