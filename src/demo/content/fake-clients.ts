/** First names of invented people, enough of them that names repeat as they do in a big shop. */
const firstNames =
  `Georgia, Priya, Daniel, Sophie, Elena, Amir, Kai, Omar, Nadia, Marcus, Freya, Tess, Leo, Aisha, Yuki, Hannah, Ruby, Patrick,
  Ingrid, Sam, Mereana, Jack, Chiara, Dev, Olivia, Tomasz, Bella, Hugo, Zara, Angus, Noor, Felix, Imogen, Tariq, Maeve, Joon,
  Clara, Rafael, Anika, Theo, Lucia, Malik, Edie, Sione, Wren, Ivan, Thuy, Callum`.split(/,\s+/);
const namePrefixes =
  `Ash, Black, Cran, Dun, East, Fair, Green, Hart, Holm, Kirk, Long, Marsh, Nor, Oak, Pem, Quin, Red, Stan, Thorn, West`.split(
    ', ',
  );
const nameSuffixes =
  `bourne, brook, by, combe, dale, field, ford, ham, hurst, ley, man, more, ridge, sey, stead, ton, wick, win, wood, worth`.split(
    ', ',
  );

/** Area codes of telephone numbers that Australia reserves for fiction: they reach nobody. */
const areas = ['02', '03', '07', '08'];
const exchanges = ['5550', '7010'];

/** Most clients that can have a telephone number of their own. */
export const MAX_CLIENTS = areas.length * exchanges.length * 10_000;

/** Returns the number of regular clients, who have the lowest numbers. @param people number of all clients */
export const countRegulars = (people: number): number => Math.ceil(Math.min(people, MAX_CLIENTS) / 5);

/** Returns the person with this number, 0 to `MAX_CLIENTS` − 1. Every fourth has no email address. */
export function fakeClient(number: number) {
  const firstName = firstNames[number % firstNames.length]!;
  const n = Math.trunc(number / firstNames.length);
  const lastName = `${namePrefixes[n % namePrefixes.length]}${nameSuffixes[Math.trunc(n / namePrefixes.length) % nameSuffixes.length]}`;
  const line = Math.trunc(number / (areas.length * exchanges.length));
  return {
    id: `00000000-0000-8000-8000-${number.toString(16).padStart(12, '0')}`,
    firstName,
    lastName,
    phone: `(${areas[number % 4]}) ${exchanges[Math.trunc(number / 4) % 2]} ${String(line).padStart(4, '0')}`,
    email: number % 4 === 3 ? null : `${firstName}.${lastName}.${number}@example.com`.toLowerCase(),
  };
}

/** Returns an invented name for a therapist. */
export function fakeTherapistName(number: number): string {
  const { firstName, lastName } = fakeClient(number * 997);
  return `${firstName} ${lastName}`;
}
