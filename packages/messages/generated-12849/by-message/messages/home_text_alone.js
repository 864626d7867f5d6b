/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Home_Text_AloneInputs */

const en_ca2_home_text_alone = /** @type {(inputs: Home_Text_AloneInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Every restaurant has an address of its own. Scan the code at your table, or open the link that the restaurant sent you.`)
};

const fr_ca2_home_text_alone = /** @type {(inputs: Home_Text_AloneInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Chaque restaurant a sa propre adresse. Balayez le code sur votre table, ou ouvrez le lien que le restaurant vous a envoyé.`)
};

/**
* | output |
* | --- |
* | "Every restaurant has an address of its own. Scan the code at your table, or open the link that the restaurant sent you." |
*
* @param {Home_Text_AloneInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const home_text_alone = /** @type {((inputs?: Home_Text_AloneInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Home_Text_AloneInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_home_text_alone(inputs)
	return en_ca2_home_text_alone(inputs)
});