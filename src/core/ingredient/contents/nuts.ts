import type { FoodTable } from './content.ts'

/** Peanuts, pine nuts and chestnuts count, whatever botany says: who avoids nuts is mostly told to avoid them all. Coconut does not. */
export const nuts: FoodTable = [
  [
    ['nut'],
    `
    nut, mixed nut, almond, flaked almond, slivered almond, ground almond, almond meal, almond flour, almond butter,
    almond milk, almond extract, almond essence, almond paste, almond liqueur, amaretto, orgeat, almond oil, almond
    cream, almond yogurt, almond flake, walnut, walnut oil, pecan, pecan nut, hazelnut, filbert, hazelnut oil,
    hazelnut flour, hazelnut liqueur, frangelico, hazelnut meal, cashew, cashew nut, cashew butter, cashew cream,
    cashew milk, pistachio, pistachio nut, pistachio paste, macadamia, macadamia nut, brazil nut, pine nut, pine
    kernel, pinenut, pignoli, candlenut, kemiri, tiger nut, chestnut, chestnut flour, chestnut puree, chestnut
    mushroom puree, acorn, hickory nut, ginkgo nut, pili nut, peanut, ground nut, groundnut, monkey nut, peanut
    butter, crunchy peanut butter, smooth peanut butter, peanut oil, groundnut oil, peanut sauce, satay, satay
    sauce, satay paste, peanut flour, plant milk, plant based milk, non dairy milk, nondairy milk, dairy free milk,
    milk of choice, nut butter, nut oil, nut milk, nut mix, trail mix, bombay mix, dukkah, romesco, romesco sauce,
    muhammara, mole, mole paste, mole sauce, massaman paste, suya spice, marzipan, mazapan, chocolate covered
    almond, nocello, nocino
  `,
  ],
  [
    ['nut', 'dairy'],
    `
    nutella, chocolate hazelnut spread, hazelnut spread, gianduja, praline, korma paste, peanut butter cup, peanut
    butter chip, snicker, chocolate spread, reese, praline paste, toffee almond, daim, almond joy, ferrero rocher
  `,
  ],
  [
    ['nut', 'dairy', 'flesh'],
    `
    pesto, pesto sauce, basil pesto, green pesto, red pesto, sun dried tomato pesto, pesto rosso, pesto genovese
  `,
  ],
  [['nut', 'egg'], 'amaretti, amaretti biscuit, amaretti cookie, macaron, macaroon, frangipane, florentine'],
  [['nut', 'egg', 'honey'], 'nougat, turron, torrone'],
  [['nut', 'gluten', 'honey', 'dairy'], 'baklava'],
  [['nut', 'dairy', 'honey'], 'toblerone, halva, halvah'],
]
