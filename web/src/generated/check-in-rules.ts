// Emitted by graphql-server (npm run generate) from its own rules. Do not edit.

export const REGISTER_LIMITS = {
  "name": 200,
  "address": 400,
  "documentNumber": 40,
  "particular": 200,
  "filingNumber": 60,
  "persons": 100
} as const;
