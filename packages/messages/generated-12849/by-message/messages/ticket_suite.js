/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Ticket_SuiteInputs */

const en_ca2_ticket_suite = /** @type {(inputs: Ticket_SuiteInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`suite`)
};

const fr_ca2_ticket_suite = /** @type {(inputs: Ticket_SuiteInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`loge`)
};

/**
* | output |
* | --- |
* | "suite" |
*
* @param {Ticket_SuiteInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const ticket_suite = /** @type {((inputs?: Ticket_SuiteInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Ticket_SuiteInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_ticket_suite(inputs)
	return en_ca2_ticket_suite(inputs)
});