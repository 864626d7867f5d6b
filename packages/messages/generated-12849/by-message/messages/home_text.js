/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Home_TextInputs */

const en_ca2_home_text = /** @type {(inputs: Home_TextInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Every restaurant has an address of its own. Scan the code at your table, or start with one of these.`)
};

const fr_ca2_home_text = /** @type {(inputs: Home_TextInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Chaque restaurant a sa propre adresse. Balayez le code sur votre table, ou commencez par l’un de ceux-ci.`)
};

/**
* | output |
* | --- |
* | "Every restaurant has an address of its own. Scan the code at your table, or start with one of these." |
*
* @param {Home_TextInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const home_text = /** @type {((inputs?: Home_TextInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Home_TextInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_home_text(inputs)
	return en_ca2_home_text(inputs)
});