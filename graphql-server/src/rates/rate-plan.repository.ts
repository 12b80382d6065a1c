import type { DataSource } from 'typeorm';
import type { CancellationPolicy } from './policy.entity';
import type { PaymentTerms } from './rate-plan.entity';

/** A rate plan with the policy and the terms that a booking copies. */
export interface SoldPlan {
  id: number;
  code: string;
  policy: CancellationPolicy;
  terms: PaymentTerms;
}

const FIRST_PLAN = `
  SELECT plan.id, plan.code, plan.terms, policy.cancellation AS policy
  FROM rate_plans plan JOIN policies policy ON policy.id = plan.policy_id ORDER BY plan.sort_order, plan.id LIMIT 1`;

/** The ways to sell a room. */
export class RatePlanRepository {
  constructor(private readonly database: DataSource) {}

  /** The plan of a booking that names none: the first one. */
  async defaultPlan(): Promise<SoldPlan> {
    const [plan]: SoldPlan[] = await this.database.query(FIRST_PLAN);
    if (!plan) throw new Error('There is no rate plan. Run migrate, which adds the first one.');
    return plan;
  }
}
