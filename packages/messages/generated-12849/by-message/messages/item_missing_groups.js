/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{ missing: NonNullable<unknown>, groups: NonNullable<unknown> }} Item_Missing_GroupsInputs */

const en_ca2_item_missing_groups = /** @type {(inputs: Item_Missing_GroupsInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`${i?.missing}: ${i?.groups}`)
};

const fr_ca2_item_missing_groups = /** @type {(inputs: Item_Missing_GroupsInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`${i?.missing} : ${i?.groups}`)
};

/**
* | output |
* | --- |
* | "{missing}: {groups}" |
*
* @param {Item_Missing_GroupsInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const item_missing_groups = /** @type {((inputs: Item_Missing_GroupsInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Item_Missing_GroupsInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_item_missing_groups(inputs)
	return en_ca2_item_missing_groups(inputs)
});