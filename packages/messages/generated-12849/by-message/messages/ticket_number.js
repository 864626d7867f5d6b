/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{ number: NonNullable<unknown> }} Ticket_NumberInputs */

const en_ca2_ticket_number = /** @type {(inputs: Ticket_NumberInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`No. ${i?.number}`)
};

const fr_ca2_ticket_number = /** @type {(inputs: Ticket_NumberInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`Nº ${i?.number}`)
};

/**
* | output |
* | --- |
* | "No. {number}" |
*
* @param {Ticket_NumberInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const ticket_number = /** @type {((inputs: Ticket_NumberInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Ticket_NumberInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_ticket_number(inputs)
	return en_ca2_ticket_number(inputs)
});