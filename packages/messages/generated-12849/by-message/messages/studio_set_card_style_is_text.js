/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Studio_Set_Card_Style_Is_TextInputs */

const en_ca2_studio_set_card_style_is_text = /** @type {(inputs: Studio_Set_Card_Style_Is_TextInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Like a printed menu`)
};

const fr_ca2_studio_set_card_style_is_text = /** @type {(inputs: Studio_Set_Card_Style_Is_TextInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Comme un menu imprimé`)
};

/**
* | output |
* | --- |
* | "Like a printed menu" |
*
* @param {Studio_Set_Card_Style_Is_TextInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const studio_set_card_style_is_text = /** @type {((inputs?: Studio_Set_Card_Style_Is_TextInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Studio_Set_Card_Style_Is_TextInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_studio_set_card_style_is_text(inputs)
	return en_ca2_studio_set_card_style_is_text(inputs)
});