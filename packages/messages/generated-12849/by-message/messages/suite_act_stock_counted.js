/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Suite_Act_Stock_CountedInputs */

const en_ca2_suite_act_stock_counted = /** @type {(inputs: Suite_Act_Stock_CountedInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Counted what is in the suite`)
};

const fr_ca2_suite_act_stock_counted = /** @type {(inputs: Suite_Act_Stock_CountedInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`A compté ce qu’il y a dans la loge`)
};

/**
* | output |
* | --- |
* | "Counted what is in the suite" |
*
* @param {Suite_Act_Stock_CountedInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const suite_act_stock_counted = /** @type {((inputs?: Suite_Act_Stock_CountedInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Suite_Act_Stock_CountedInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_suite_act_stock_counted(inputs)
	return en_ca2_suite_act_stock_counted(inputs)
});