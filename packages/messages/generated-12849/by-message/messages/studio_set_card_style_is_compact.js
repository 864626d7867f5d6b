/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Studio_Set_Card_Style_Is_CompactInputs */

const en_ca2_studio_set_card_style_is_compact = /** @type {(inputs: Studio_Set_Card_Style_Is_CompactInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`With a small picture`)
};

const fr_ca2_studio_set_card_style_is_compact = /** @type {(inputs: Studio_Set_Card_Style_Is_CompactInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Avec petite photo`)
};

/**
* | output |
* | --- |
* | "With a small picture" |
*
* @param {Studio_Set_Card_Style_Is_CompactInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const studio_set_card_style_is_compact = /** @type {((inputs?: Studio_Set_Card_Style_Is_CompactInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Studio_Set_Card_Style_Is_CompactInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_studio_set_card_style_is_compact(inputs)
	return en_ca2_studio_set_card_style_is_compact(inputs)
});