import type { ServiceInput } from '../../catalog/index.js';

const offered = [
  {
    name: 'Swedish Relaxation Massage',
    dollars: 115,
    minutes: 60,
    description:
      'Long, even strokes from neck to feet with warmed almond oil. The one to choose if you have never had a massage.',
  },
  {
    name: 'Remedial Massage',
    dollars: 125,
    minutes: 60,
    description:
      'An assessment first, then focused work on the knots that desks and long drives leave behind. Health-fund receipts given.',
  },
  {
    name: 'Pregnancy Massage',
    dollars: 145,
    minutes: 75,
    description:
      'Side-lying and fully supported by bolsters, for the second and third trimester. Eases hips, calves and lower back.',
  },
  {
    name: 'Lomi Lomi',
    dollars: 175,
    minutes: 90,
    description: 'The Hawaiian full-body massage: broad forearm strokes in one unbroken rhythm, with coconut oil.',
  },
  {
    name: 'Hot Stone Massage',
    dollars: 165,
    minutes: 90,
    description: 'Basalt stones, kept at 50 degrees, rest along the spine while the hands work around them.',
  },
  {
    name: 'Foot and Scalp Massage',
    dollars: 79,
    minutes: 45,
    description: 'You stay dressed and seated. Forty minutes for feet, hands and scalp, five for tea.',
  },
  {
    name: 'Deep Tissue Massage',
    dollars: 129.5,
    minutes: 60,
    description:
      "Slow, firm pressure through thumb and elbow for backs, shoulders and runners' legs. You set the limit.",
  },
  {
    name: 'Aromatherapy Ritual',
    dollars: 139,
    minutes: 75,
    description: 'Lavender, lemon myrtle or sandalwood, blended at your side and worked in with light, slow strokes.',
  },
];

interface DemoService extends ServiceInput {
  id: string;
  priceCents: number;
}

export const services: readonly DemoService[] = offered.map(({ name, dollars, minutes, description }, n) => ({
  id: `5e4f1ce0-0000-4000-8000-00000000000${n + 1}`,
  name,
  description,
  priceCents: dollars * 100,
  durationMinutes: minutes,
  cleanupMinutes: null,
}));
