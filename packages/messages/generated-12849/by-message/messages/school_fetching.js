/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} School_FetchingInputs */

const en_ca2_school_fetching = /** @type {(inputs: School_FetchingInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Looking up the week…`)
};

const fr_ca2_school_fetching = /** @type {(inputs: School_FetchingInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Recherche de la semaine…`)
};

/**
* | output |
* | --- |
* | "Looking up the week…" |
*
* @param {School_FetchingInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const school_fetching = /** @type {((inputs?: School_FetchingInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<School_FetchingInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_school_fetching(inputs)
	return en_ca2_school_fetching(inputs)
});