/**
 * How good the evidence is that the product itself helps with a condition. Studies of other jaw care, such
 * as exercises or an appliance for sleep apnea, don't count.
 */
export type Evidence = 'supported' | 'limited' | 'none'
