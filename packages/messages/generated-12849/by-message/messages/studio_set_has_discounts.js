/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Studio_Set_Has_DiscountsInputs */

const en_ca2_studio_set_has_discounts = /** @type {(inputs: Studio_Set_Has_DiscountsInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Guests can enter a discount code`)
};

const fr_ca2_studio_set_has_discounts = /** @type {(inputs: Studio_Set_Has_DiscountsInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Les clients peuvent entrer un code de rabais`)
};

/**
* | output |
* | --- |
* | "Guests can enter a discount code" |
*
* @param {Studio_Set_Has_DiscountsInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const studio_set_has_discounts = /** @type {((inputs?: Studio_Set_Has_DiscountsInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Studio_Set_Has_DiscountsInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_studio_set_has_discounts(inputs)
	return en_ca2_studio_set_has_discounts(inputs)
});