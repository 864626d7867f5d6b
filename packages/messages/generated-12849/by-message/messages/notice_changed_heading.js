/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Notice_Changed_HeadingInputs */

const en_ca2_notice_changed_heading = /** @type {(inputs: Notice_Changed_HeadingInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Your order was changed. This is how it stands now.`)
};

const fr_ca2_notice_changed_heading = /** @type {(inputs: Notice_Changed_HeadingInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Votre commande a été modifiée. La voici telle qu’elle est maintenant.`)
};

/**
* | output |
* | --- |
* | "Your order was changed. This is how it stands now." |
*
* @param {Notice_Changed_HeadingInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const notice_changed_heading = /** @type {((inputs?: Notice_Changed_HeadingInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Notice_Changed_HeadingInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_notice_changed_heading(inputs)
	return en_ca2_notice_changed_heading(inputs)
});