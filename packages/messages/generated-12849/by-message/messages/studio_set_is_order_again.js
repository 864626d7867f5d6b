/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Studio_Set_Is_Order_AgainInputs */

const en_ca2_studio_set_is_order_again = /** @type {(inputs: Studio_Set_Is_Order_AgainInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Guests can repeat an earlier order`)
};

const fr_ca2_studio_set_is_order_again = /** @type {(inputs: Studio_Set_Is_Order_AgainInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Les clients peuvent refaire une commande passée`)
};

/**
* | output |
* | --- |
* | "Guests can repeat an earlier order" |
*
* @param {Studio_Set_Is_Order_AgainInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const studio_set_is_order_again = /** @type {((inputs?: Studio_Set_Is_Order_AgainInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Studio_Set_Is_Order_AgainInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_studio_set_is_order_again(inputs)
	return en_ca2_studio_set_is_order_again(inputs)
});