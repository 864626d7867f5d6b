/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Studio_Set_Look_Card_StyleInputs */

const en_ca2_studio_set_look_card_style = /** @type {(inputs: Studio_Set_Look_Card_StyleInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Dishes`)
};

const fr_ca2_studio_set_look_card_style = /** @type {(inputs: Studio_Set_Look_Card_StyleInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Plats`)
};

/**
* | output |
* | --- |
* | "Dishes" |
*
* @param {Studio_Set_Look_Card_StyleInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const studio_set_look_card_style = /** @type {((inputs?: Studio_Set_Look_Card_StyleInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Studio_Set_Look_Card_StyleInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_studio_set_look_card_style(inputs)
	return en_ca2_studio_set_look_card_style(inputs)
});