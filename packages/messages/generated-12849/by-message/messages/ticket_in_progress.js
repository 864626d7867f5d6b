/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Ticket_In_ProgressInputs */

const en_ca2_ticket_in_progress = /** @type {(inputs: Ticket_In_ProgressInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`in the kitchen`)
};

const fr_ca2_ticket_in_progress = /** @type {(inputs: Ticket_In_ProgressInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`en cuisine`)
};

/**
* | output |
* | --- |
* | "in the kitchen" |
*
* @param {Ticket_In_ProgressInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const ticket_in_progress = /** @type {((inputs?: Ticket_In_ProgressInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Ticket_In_ProgressInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_ticket_in_progress(inputs)
	return en_ca2_ticket_in_progress(inputs)
});