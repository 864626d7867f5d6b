/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Studio_Set_Card_Style_Is_PictureInputs */

const en_ca2_studio_set_card_style_is_picture = /** @type {(inputs: Studio_Set_Card_Style_Is_PictureInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`With a picture`)
};

const fr_ca2_studio_set_card_style_is_picture = /** @type {(inputs: Studio_Set_Card_Style_Is_PictureInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Avec photo`)
};

/**
* | output |
* | --- |
* | "With a picture" |
*
* @param {Studio_Set_Card_Style_Is_PictureInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const studio_set_card_style_is_picture = /** @type {((inputs?: Studio_Set_Card_Style_Is_PictureInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Studio_Set_Card_Style_Is_PictureInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_studio_set_card_style_is_picture(inputs)
	return en_ca2_studio_set_card_style_is_picture(inputs)
});