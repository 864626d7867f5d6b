/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Ticket_CompletedInputs */

const en_ca2_ticket_completed = /** @type {(inputs: Ticket_CompletedInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`completed`)
};

const fr_ca2_ticket_completed = /** @type {(inputs: Ticket_CompletedInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`terminée`)
};

/**
* | output |
* | --- |
* | "completed" |
*
* @param {Ticket_CompletedInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const ticket_completed = /** @type {((inputs?: Ticket_CompletedInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Ticket_CompletedInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_ticket_completed(inputs)
	return en_ca2_ticket_completed(inputs)
});