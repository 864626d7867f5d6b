/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Cantine_TitleInputs */

const en_ca2_cantine_title = /** @type {(inputs: Cantine_TitleInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Choose your canteen`)
};

const fr_ca2_cantine_title = /** @type {(inputs: Cantine_TitleInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Choisissez votre cantine`)
};

/**
* | output |
* | --- |
* | "Choose your canteen" |
*
* @param {Cantine_TitleInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const cantine_title = /** @type {((inputs?: Cantine_TitleInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Cantine_TitleInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_cantine_title(inputs)
	return en_ca2_cantine_title(inputs)
});