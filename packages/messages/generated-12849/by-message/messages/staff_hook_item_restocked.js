/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Staff_Hook_Item_RestockedInputs */

const en_ca2_staff_hook_item_restocked = /** @type {(inputs: Staff_Hook_Item_RestockedInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Dishes are back`)
};

const fr_ca2_staff_hook_item_restocked = /** @type {(inputs: Staff_Hook_Item_RestockedInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Des plats sont de retour`)
};

/**
* | output |
* | --- |
* | "Dishes are back" |
*
* @param {Staff_Hook_Item_RestockedInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const staff_hook_item_restocked = /** @type {((inputs?: Staff_Hook_Item_RestockedInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Staff_Hook_Item_RestockedInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_staff_hook_item_restocked(inputs)
	return en_ca2_staff_hook_item_restocked(inputs)
});