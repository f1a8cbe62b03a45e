/** Accounts of the demo shop. The start script prints them; no other shop has them. */
export const demoAccounts = [
  { email: 'admin@longwater.example', password: 'longwater-admin', role: 'admin_staff', therapist: null },
  { email: 'mei@longwater.example', password: 'longwater-mei', role: 'staff', therapist: 'Mei Tanaka' },
  { email: 'desk@longwater.example', password: 'longwater-desk', role: 'staff', therapist: null },
  { email: 'reception@longwater.example', password: 'longwater-reception', role: 'reception', therapist: null },
  { email: 'auditor@longwater.example', password: 'longwater-auditor', role: 'auditor', therapist: null },
] as const;
