/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Order_Table_LabelInputs */

const en_ca2_order_table_label = /** @type {(inputs: Order_Table_LabelInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Table`)
};

const fr_ca2_order_table_label = /** @type {(inputs: Order_Table_LabelInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Table`)
};

/**
* | output |
* | --- |
* | "Table" |
*
* @param {Order_Table_LabelInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const order_table_label = /** @type {((inputs?: Order_Table_LabelInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Order_Table_LabelInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_order_table_label(inputs)
	return en_ca2_order_table_label(inputs)
});