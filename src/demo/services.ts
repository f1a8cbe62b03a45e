import type { NewService } from '../catalog/index.js';

const service = (n: number, name: string, price: number, minutes: number, description: string): NewService => ({
  id: `5e4f1ce0-0000-4000-8000-00000000000${n}`,
  name,
  description,
  priceCents: price * 100,
  durationMinutes: minutes,
});

export const services = [
  service(
    1,
    'Swedish Relaxation Massage',
    115,
    60,
    'Long, even strokes from neck to feet with warmed almond oil. The one to choose if you have never had a massage.',
  ),
  service(
    2,
    'Remedial Massage',
    125,
    60,
    'An assessment first, then focused work on the knots that desks and long drives leave behind. Health-fund receipts given.',
  ),
  service(
    3,
    'Pregnancy Massage',
    145,
    75,
    'Side-lying and fully supported by bolsters, for the second and third trimester. Eases hips, calves and lower back.',
  ),
  service(
    4,
    'Lomi Lomi',
    175,
    90,
    'The Hawaiian full-body massage: broad forearm strokes in one unbroken rhythm, with coconut oil.',
  ),
  service(
    5,
    'Hot Stone Massage',
    165,
    90,
    'Basalt stones, kept at 50 degrees, rest along the spine while the hands work around them.',
  ),
  service(
    6,
    'Foot and Scalp Massage',
    79,
    45,
    'You stay dressed and seated. Forty minutes for feet, hands and scalp, five for tea.',
  ),
  service(
    7,
    'Deep Tissue Massage',
    129.5,
    60,
    "Slow, firm pressure through thumb and elbow for backs, shoulders and runners' legs. You set the limit.",
  ),
  service(
    8,
    'Aromatherapy Ritual',
    139,
    75,
    'Lavender, lemon myrtle or sandalwood, blended at your side and worked in with light, slow strokes.',
  ),
];
