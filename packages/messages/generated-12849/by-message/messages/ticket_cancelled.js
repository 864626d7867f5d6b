/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Ticket_CancelledInputs */

const en_ca2_ticket_cancelled = /** @type {(inputs: Ticket_CancelledInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`cancelled`)
};

const fr_ca2_ticket_cancelled = /** @type {(inputs: Ticket_CancelledInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`annulée`)
};

/**
* | output |
* | --- |
* | "cancelled" |
*
* @param {Ticket_CancelledInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const ticket_cancelled = /** @type {((inputs?: Ticket_CancelledInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Ticket_CancelledInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_ticket_cancelled(inputs)
	return en_ca2_ticket_cancelled(inputs)
});