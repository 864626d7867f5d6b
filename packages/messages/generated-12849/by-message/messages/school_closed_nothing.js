/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} School_Closed_NothingInputs */

const en_ca2_school_closed_nothing = /** @type {(inputs: School_Closed_NothingInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`No meals on this day`)
};

const fr_ca2_school_closed_nothing = /** @type {(inputs: School_Closed_NothingInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Pas de repas ce jour-là`)
};

/**
* | output |
* | --- |
* | "No meals on this day" |
*
* @param {School_Closed_NothingInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const school_closed_nothing = /** @type {((inputs?: School_Closed_NothingInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<School_Closed_NothingInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_school_closed_nothing(inputs)
	return en_ca2_school_closed_nothing(inputs)
});