/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{ place: NonNullable<unknown> }} Ticket_DeliverInputs */

const en_ca2_ticket_deliver = /** @type {(inputs: Ticket_DeliverInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`deliver to ${i?.place}`)
};

const fr_ca2_ticket_deliver = /** @type {(inputs: Ticket_DeliverInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`livrer à ${i?.place}`)
};

/**
* | output |
* | --- |
* | "deliver to {place}" |
*
* @param {Ticket_DeliverInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const ticket_deliver = /** @type {((inputs: Ticket_DeliverInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Ticket_DeliverInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_ticket_deliver(inputs)
	return en_ca2_ticket_deliver(inputs)
});