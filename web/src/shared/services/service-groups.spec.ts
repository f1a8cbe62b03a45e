import type { ServiceDto } from '../api/generated.js';
import { formatFromPrice, formatMinutes, groupServices, toServiceOptions } from './service-groups.js';

const service = (id: string, group: string | null, duration: number, price: number): ServiceDto => ({
  id,
  name: group ? `${group}, ${duration} minutes` : id,
  group,
  variant: group && `${duration} minutes`,
  description: null,
  duration,
  price,
  currency: 'AUD',
});
const services = [
  service('Lomi Lomi', null, 75, 110),
  service('r60', 'Remedial', 60, 80),
  service('r90', 'Remedial', 90, 115.5),
  service('Remedial', null, 30, 50),
];

it('lists the variants of a treatment as one, and a service of the same name by itself', () => {
  expect(groupServices(services).map(({ id, name, services: { length } }) => [id, name, length])).toEqual([
    ['Lomi Lomi', 'Lomi Lomi', 1],
    ['r60', 'Remedial', 2],
    ['Remedial', 'Remedial', 1],
  ]);
});

it('says from which price, and of which minutes', () => {
  expect(groupServices(services).map((group) => `${formatFromPrice(group)}, ${formatMinutes(group)}`)).toEqual([
    '$110.00, 75',
    'from $80.00, 60 to 90',
    '$50.00, 30',
  ]);
});

it('puts variants below their treatment at the desk, under their full names', () => {
  expect(toServiceOptions(services)).toEqual([
    { value: 'Lomi Lomi', label: 'Lomi Lomi' },
    {
      label: 'Remedial',
      options: [
        { value: 'r60', label: 'Remedial, 60 minutes' },
        { value: 'r90', label: 'Remedial, 90 minutes' },
      ],
    },
    { value: 'Remedial', label: 'Remedial' },
  ]);
});
