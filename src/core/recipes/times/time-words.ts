/** Minutes per unit, with the unit's lowercase names in many languages. */
const words: ReadonlyArray<readonly [number, string]> = [
  [
    1 / 60,
    's sec secs second seconds sekunde sekunden sek seconde secondes segundo segundos secondo secondi seconden sekund sekunder sekundy sekund sekundami секунд секунды секунда saniye 秒 秒間',
  ],
  [
    1,
    "min mins minute minutes minuten minuto minutos minuti minuut minuter minut minutter minuty minutě minutách minúty minút мин минут минуты минута минуту хвилин dakika perc minuta minute' λεπτά λεπτό minuuttia 分 分钟 分鐘 分間 분",
  ],
  [
    60,
    'h hr hrs hour hours std stunde stunden heure heures hora horas ora ore uur uren timme timmar timer godz godzina godziny godzin godzinę hodina hodiny hodin hodinu час часа часов ч saat óra sat sata sati ώρα ώρες tunti tuntia 時間 小时 小時 시간',
  ],
]

export const minutesPerWord: ReadonlyMap<string, number> = new Map(
  words.flatMap(([minutes, list]) => list.split(' ').map((word): [string, number] => [word, minutes])),
)
