/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Venue_Needs_ScriptInputs */

const en_ca2_venue_needs_script = /** @type {(inputs: Venue_Needs_ScriptInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Ordering from this page needs JavaScript. Please switch it on, or order with the staff.`)
};

const fr_ca2_venue_needs_script = /** @type {(inputs: Venue_Needs_ScriptInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Pour commander à partir de cette page, il faut JavaScript. Activez-le ou commandez auprès du personnel.`)
};

/**
* | output |
* | --- |
* | "Ordering from this page needs JavaScript. Please switch it on, or order with the staff." |
*
* @param {Venue_Needs_ScriptInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const venue_needs_script = /** @type {((inputs?: Venue_Needs_ScriptInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Venue_Needs_ScriptInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_venue_needs_script(inputs)
	return en_ca2_venue_needs_script(inputs)
});